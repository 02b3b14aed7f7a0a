//! Types that serialize as short text: in JSON, in notation, on the terminal.

/// Serializes a type with `Display` and `FromStr` as that text in JSON, and describes it in the schema.
///
/// `as_text!(Card, "Card", "A card such as `p9`.", "^[pbgy][1-9]$")`
#[macro_export]
macro_rules! as_text {
    ($type:ty, $name:literal, $description:expr, $pattern:expr) => {
        impl $crate::__private::serde::Serialize for $type {
            fn serialize<S: $crate::__private::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> $crate::__private::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::__private::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text =
                    <std::borrow::Cow<'de, str> as $crate::__private::serde::Deserialize>::deserialize(from)?;
                text.parse().map_err($crate::__private::serde::de::Error::custom)
            }
        }

        impl $crate::__private::schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn json_schema(
                _: &mut $crate::__private::schemars::SchemaGenerator,
            ) -> $crate::__private::schemars::Schema {
                $crate::__private::schemars::json_schema!({
                    "type": "string",
                    "description": $description,
                    "pattern": $pattern,
                })
            }
        }
    };
}

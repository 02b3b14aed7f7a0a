//! Names of clubs.

use super::*;
use crate::notes::put;
use crate::people::clubs::{found, list};
use crate::people::person_tag;

#[tokio::test]
async fn a_new_club_has_a_name_of_24_characters_at_most_and_old_names_stay() {
    let scene = Scene::new(calm()).await;
    let (_, ada) = scene.introduce("Ada").await;
    let node = &scene.tables.node;
    let refused = found(node, &ada, &"x".repeat(25)).await.err().unwrap();
    assert_eq!(refused.problem.code, "bad-name");
    assert!(refused.problem.message.contains("24"), "{}", refused.problem.message);
    found(node, &ada, &"x".repeat(24)).await.unwrap();
    let old = json!({ "name": "y".repeat(40), "code": "ABC234", "members": [ada] });
    node.store.write(put("crew", "old", &old).tagged(person_tag(&ada)).into()).await.unwrap();
    let mut names: Vec<_> = list(node, &ada).await.unwrap().into_iter().map(|club| club.name.len()).collect();
    names.sort_unstable();
    assert_eq!(names, [24, 40]);
}

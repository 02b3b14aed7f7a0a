/** Line drawings of the cards in a box of 60 by 60, as a draughtsman would make them: white lines on blue. */
export const DRAWINGS: Record<string, string> = {
  // Two girders, crossed.
  metal:
    "M6 18l36-10 4 5-36 10zM10 23l36-10v7L10 30zM14 22v7M22 20v7M30 17v8M38 15v8M14 44l40-8 3 5-40 9zM17 50l40-9v6l-40 9zM24 49v5M33 47v5M42 45v5M50 43v5M20 32l20 2M28 28l8 12",
  // A drum with a drop on it.
  fuel: "M14 12q16-8 32 0v38q-16 8-32 0zM14 12q16 8 32 0M14 25q16 7 32 0M14 39q16 7 32 0M30 22q8 9 8 14a8 8 0 0 1-16 0q0-5 8-14zM26 37q1 4 4 4",
  // A helmet, a face, a spanner.
  engineer:
    "M14 24q0-16 16-16t16 16M10 24h40M27 8v10M33 8v10M17 24v6q0 12 13 12t13-12v-6M25 31h.1M35 31h.1M26 36q4 3 8 0M12 54q4-9 18-9t18 9M44 50l8-8M50 38a5 5 0 1 0 6 6l-4 1-3-3z",
  // A face under a magnifying glass.
  inspector:
    "M25 4a19 19 0 1 1-.1 0zM39 37l16 17M36 40l4-4M14 20q0-9 11-9t11 9v4q0 10-11 10T14 24zM14 19q11 3 22 0M21 23h.1M29 23h.1M21 29q4 2 8 0M46 54h10M6 50h26M6 55h20",
  // A headset, a microphone, a curve on a screen.
  "mission-controller":
    "M12 26q0-20 18-20t18 20M9 24h6v12H9zM45 24h6v12h-6zM48 36q0 9-14 9M30 43h5v4h-5zM18 22q0 18 12 18t12-18q-4-8-12-8t-12 8zM25 26h.1M35 26h.1M26 33q4 3 8 0M6 56q8-8 16-4t14-2 18 3",
  // A figure with all tools at once.
  "jack-of-all-trades":
    "M30 6a8 8 0 1 1-.1 0zM22 12q8-4 16 0M18 54V34q0-8 12-8t12 8v20M18 36L8 30M42 36l10-6M8 30l-4-12 6-3 3 10M52 30l3-14M50 16h10M55 10v6M24 54V44M36 54V44M22 38h16M26 38v5h8v-5",
  // A sealed sheet.
  certification:
    "M10 6h32v20M10 6v44h18M16 14h20M16 21h20M16 28h12M16 35h8M42 28l4 3 5 0 1 5 4 3-3 4 1 5-5 1-3 4-4-3-5 1-1-5-4-3 3-4-1-5 5-1zM38 39l4 4 7-7M36 51l-4 7M49 51l4 7",
  // A helmet with stars in its visor.
  astronaut:
    "M30 6q20 0 20 22T30 50 10 28 30 6zM16 26q0-11 14-11t14 11-14 12-14-12zM22 24l2 4M38 22l-3 8M10 24H5v10h6M50 24h5v10h-6M18 48v7h24v-7M18 52h24M30 22l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
  // Two bottles and a gauge.
  oxygen:
    "M14 18q0-6 7-6t7 6v34H14zM32 18q0-6 7-6t7 6v34H32zM21 12V6h18v6M14 26h14M32 26h14M14 44h14M32 44h14M30 6V2M19 39a4 4 0 1 1 .1-8 4 4 0 0 1 0 8M26 39v-3q2-2 4 0t-4 5h5M37 32h6M40 29v6",
  // A folder and a padlock.
  "top-secret":
    "M6 14h16l4 6h28v32H6zM6 24h48M22 34h18v13H22zM25 34v-3q0-6 6-6t6 6v3M31 39v4M12 30h6M12 36h6M44 30h6",
  // A rocket, struck through.
  "cancel-project":
    "M30 6q8 9 8 20v16H22V26q0-11 8-20zM22 32l-7 10v6h7M38 32l7 10v6h-7M26 42l-2 8h12l-2-8M30 20a3.500 3.500 0 1 1-.1 0M8 8l44 44M52 8L8 52",
  // The key in its lock.
  "launch-key":
    "M38 6h14v14H38zM45 20v8M40 28h10v24H40zM50 36h5v5h-5M50 45h4v4h-4M18 16a13 13 0 1 1-.1 0M18 22v8l5 4M6 50h24M10 55h16M18 46v4",
  // Scissors through a coin.
  "budget-cut":
    "M34 8a16 16 0 1 1-.1 0M34 14v20M29 18h8q4 0 4 3.500t-4 3.500h-7q-4 0-4 3.500t4 3.500h9M4 30l36 14M4 46l38-22M50 46a5 5 0 1 1-.1 0M48 18a5 5 0 1 1-.1 0M40 44l6 4M42 24l3-1",
  // Straight to the top.
  priority:
    "M30 4l14 16h-8v14H24V20h-8zM24 40h12v6H24zM24 50h12v5H24zM10 30v24h8M50 30v24h-8M6 30h8M46 30h8M30 11l1.500 4",
  // A flask that bubbles.
  research:
    "M23 6h14M26 6v16L10 48q-2 6 4 6h32q6 0 4-6L34 22V6M18 38h24M24 46h.1M32 43h.1M38 49h.1M27 33a2 2 0 1 0 .1 0M44 8a3 3 0 1 0 .1 0M50 18a2 2 0 1 0 .1 0",
  // A gauge, and back again.
  retest:
    "M10 34a20 20 0 1 1 8 16M10 34l-5-7M10 34l7-5M30 16v4M44 34h-4M20 23l3 3M40 23l-3 3M30 34l8-8M30 34a2 2 0 1 1-.1 0M24 44h12",
  // A head in the cross hairs.
  headhunting:
    "M30 8a22 22 0 1 1-.1 0M30 2v12M30 46v12M2 30h12M46 30h12M30 18a6 6 0 1 1-.1 0M19 44q1-11 11-11t11 11",
  // Lightning out of a bulb.
  brainstorm:
    "M22 44q0-6-5-11a17 17 0 1 1 26 0q-5 5-5 11zM23 48h14M25 53h10M33 12l-9 13h7l-3 11 10-14h-7zM6 8l5 4M54 8l-5 4M2 24h6M58 24h-6",
  // A bolt that is cut.
  sabotage:
    "M6 44l20-20M10 50l20-20M4 46l8 8M34 22l8-8M39 27l8-8M40 12l9 9 5-5-9-9zM30 14l2 6M24 12l4 8M46 34l-6-2M48 42l-8-6M36 46l-3-7M20 10h.1M50 50h.1",
  // A soldering iron and a chisel, crossed.
  "solder-and-chisel":
    "M6 8l4-4 20 22-4 4zM28 28l22 24M31 25l21 23-2 4M54 8l-4-4-10 10 4 4zM40 14L12 44l-4 12 12-5L46 20M16 40l4 4M10 4q-2 4-6 2M34 50q-4-2-4-6M40 54q-6 0-8-6",
  // Potatoes and a spade.
  "potato-duty":
    "M44 4l10 10M49 9L32 26M36 22l3 3M32 26l-10 2 14 14 2-10zM6 46q-2-8 6-10t12 4q4 8-4 12T6 46zM28 50q2-7 10-6t10 8q-2 6-10 5t-10-7zM12 42h.1M18 46h.1M36 50h.1M42 53h.1M4 56h52",
  // A hat, dark glasses, a collar.
  espionage:
    "M8 22h44M14 22l4-14q12 5 24 0l4 14M16 28h10q2 8-5 8t-5-8zM34 28h10q2 8-5 8t-5-8zM26 30h8M18 36q2 10 12 10t12-10M12 56l4-12 14 8 14-8 4 12",
  // A hose that draws air away.
  vacuum:
    "M6 44h20v10H6zM26 46h6q6 0 6-8V28M32 28h12l6-14H26zM12 44v-6h8v6M12 54v3M20 54v3M30 8q-4-3 0-6M38 9q4-4 0-7M46 8q4-3 1-6M34 22h8M32 18h12",
  // A contract and a pen.
  "employment-contract":
    "M8 6h30l6 6v18M8 6v48h30M38 6v6h6M14 16h16M14 23h22M14 30h22M14 37h14M14 46q4-6 6 0t6-1M54 26l-16 20-2 8 7-4 16-20z",
  // A clock that shows midnight, and the moon.
  overtime:
    "M28 10a22 22 0 1 1-.1 0M28 16v4M28 44v4M12 32h4M40 32h4M28 32V20M28 32l7 6M52 4q-8 2-5 9 3 5 9 3-4 7-11 3-7-6-2-13 4-4 9-2z",
  // A shield and an eye.
  "security-system":
    "M30 4l22 8v16q0 20-22 28Q8 48 8 28V12zM16 30q14-16 28 0-14 16-28 0zM30 25a5 5 0 1 1-.1 0",
  // A shed full of crates.
  warehouse:
    "M4 22L30 6l26 16M8 20v36h44V20M14 30h32v26M14 30v26M20 44h10v12M30 44h10v12M20 44v12M40 44v12M25 32h10v12H25zM23 48h4M33 48h4M28 36h4M24 20h12",
  // A quarter of the round pad each.
  "pad-top-left":
    "M56 6A50 50 0 0 0 6 56M56 20A36 36 0 0 0 20 56M56 34A22 22 0 0 0 34 56M56 6v50H6M21 21l35 35",
  "pad-top-right":
    "M4 6a50 50 0 0 1 50 50M4 20a36 36 0 0 1 36 36M4 34a22 22 0 0 1 22 22M4 6v50h50M39 21L4 56",
  "pad-bottom-left":
    "M56 54A50 50 0 0 1 6 4M56 40A36 36 0 0 1 20 4M56 26A22 22 0 0 1 34 4M56 54V4H6M21 39L56 4",
  "pad-bottom-right":
    "M4 54A50 50 0 0 0 54 4M4 40A36 36 0 0 0 40 4M4 26A22 22 0 0 0 26 4M4 54V4h50M39 39L4 4",
};

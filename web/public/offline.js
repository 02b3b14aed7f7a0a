// Speaks the language chosen before, or the browser's first that we speak.
const spoken = [...document.querySelectorAll("section")];
const wanted = [localStorage.getItem("wardroom.locale"), ...navigator.languages].map(
  (tag) => tag?.split("-")[0],
);
const language = wanted.find((tag) => spoken.some((section) => section.lang === tag)) ?? "en";
for (const section of spoken) section.hidden = section.lang !== language;
document.documentElement.lang = language;
addEventListener("online", () => location.reload());

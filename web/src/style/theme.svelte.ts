const STORED = "wardroom.theme";
export type Theme = "dark" | "light";

const state = $state<{ theme: Theme }>({ theme: preferred() });

function preferred(): Theme {
  const stored = localStorage.getItem(STORED);
  if (stored === "dark" || stored === "light") return stored;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function theme(): Theme {
  return state.theme;
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = state.theme;
}

export function setTheme(next: Theme): void {
  state.theme = next;
  localStorage.setItem(STORED, next);
  applyTheme();
}

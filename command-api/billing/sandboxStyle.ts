/** The look of the sandbox's page, which loads nothing else. */
export const sandboxStyle = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #d9dee6; --back: #f4f6f9; --card: #fff; --act: #1f5fd0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --soft: #a3aebd; --line: #364152; --back: #141a22; --card: #1d2530; --act: #7aa8ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.mark { margin: 0 0 8px; color: var(--soft); font-size: 14px; }
h1 { margin: 0 0 16px; font-size: 24px; }
h2 { margin: 24px 0 8px; font-size: 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 24px; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--act); border-radius: 8px; background: var(--act); color: var(--card); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: none; color: var(--act); font-weight: 400; }
button:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; color: var(--soft); }`;

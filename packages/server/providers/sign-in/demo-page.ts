import { html } from '@assay/report/html/markup';
import { demoStaff } from './demo-people.ts';

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef2f4, #10181d); color: light-dark(#1c2a33, #dbe4e8) }
main { box-sizing: border-box; width: min(28rem, calc(100vw - 2rem)); padding: 1.5rem; border-radius: 8px; background: light-dark(#fff, #18232a); border: 1px solid light-dark(#d5dde2, #2a3943) }
h1 { font-size: 1.25rem; margin: 0 0 .25rem } p { margin: 0 0 1rem; color: light-dark(#4a5b66, #a3b4bd) }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
a { display: block; padding: .65rem .9rem; min-height: 44px; box-sizing: border-box; border-radius: 6px; border: 1px solid light-dark(#c3ced5, #35464f); color: inherit; text-decoration: none }
a:hover, a:focus-visible { border-color: light-dark(#0b5f66, #6cc5cc); outline: 2px solid light-dark(#0b5f66, #6cc5cc) }
small { display: block; color: light-dark(#4a5b66, #a3b4bd) }`;

export interface DemoPage {
  appName: string;
  nonce: string;
  action: string;
}

/** Plays the identity provider's sign-in page: one button for each member of the staff. */
export const demoSignInPage = ({ appName, nonce, action }: DemoPage): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo sign-in</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>Demo sign-in</h1><p>This page stands in for the company’s identity provider. Continue to ${appName} as:</p>
<ul>${demoStaff.map(
    (person) =>
      html`<li><a href="${action}/${encodeURIComponent(person.email)}">${person.name}<small>${person.email} · ${person.groups.join(', ') || 'no groups'}</small></a></li>`,
  )}</ul></main></body></html>`.text;

/** What the provider shows where a sign-in cannot go on. */
export const demoFaultPage = (reason: string, start: string): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo sign-in</title></head>
<body><h1>This sign-in cannot go on</h1><p>${reason}</p><p><a href="${start}">Start again</a></p></body></html>`.text;

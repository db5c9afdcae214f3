import type { Endpoint, Endpoints } from '@assay/contract/base/endpoint';
import { abilities, type Gate, type Level, levels } from '@assay/domain/access';
import { html } from '@assay/report/html/markup';

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; color: #1c2a33; background: #fff }
header { background: #0a3d3a; padding: .8rem 1rem } header a { color: #fff; font-weight: 660; text-decoration: none }
header a:last-child { color: #c3dbd8; font-weight: 400; margin-left: 1.5rem; text-decoration: underline }
main { max-width: 70rem; margin: 1.5rem auto; padding: 0 1rem } h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #d9e0e4; vertical-align: top }
code { font-size: .9em } a { color: #0b5f66 } .wide { overflow-x: auto } .wide table { min-width: 46rem }
@media (prefers-color-scheme: dark) { body { background: #10181d; color: #dbe4e8 } th, td { border-color: #2a3943 } a { color: #6cc5cc } }`;

const nameOf = (level: Level): string => {
  if (level === levels.None) return 'anybody signed in';
  return Object.entries(levels).find(([, value]) => value === level)?.[0] ?? '';
};

/** Who may make a call, in the words of the specification: the level of staff and of people from outside. */
function needs({ ability }: Endpoint): string {
  if (ability === 'public') return 'no token';
  const { internal, external, or }: Gate = abilities[ability];
  const outside = external === levels.Never ? 'nobody' : nameOf(external);
  const byLevel = internal === external ? nameOf(internal) : `${nameOf(internal)}; from outside ${outside}`;
  if (!or) return byLevel;
  return internal === levels.Never ? or : `${byLevel}; or ${or}`;
}

const row = (endpoint: Endpoint) => html`<tr>
  <td><code>${endpoint.method}</code></td><td><code>${endpoint.path}</code></td><td>${endpoint.summary}</td>
  <td>${needs(endpoint)}</td><td>${endpoint.reply.status}</td></tr>`;

/** Lists every call for people; programs read the OpenAPI document. */
export function callsPage(contract: Record<string, Endpoints>, name: string, basePath: string, nonce: string): string {
  const sections = Object.entries(contract).map(
    ([noun, endpoints]) => html`<h2>${noun}</h2><div class="wide"><table>
<thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Needs</th><th>Answers</th></tr></thead>
<tbody>${Object.values(endpoints).map(row)}</tbody></table></div>`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}: calls</title>
<style nonce="${nonce}">${style}</style></head>
<body><header><a href="${basePath}">${name}</a><a href="${basePath}Administration">Back to Administration</a></header>
<main><h1>${name}: calls</h1>
<p>Made from the contract that types the server and the client. For programs: <a href="${basePath}api/v1/openapi.json">openapi.json</a>.</p>
${sections}</main></body></html>`.text;
}

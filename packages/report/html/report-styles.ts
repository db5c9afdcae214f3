/** How a report looks as a page: on paper, at a desk and on a phone; the details page gives it to its shadow root. */
export const reportStyles = `
html, body { margin: 0; background: #eef1f4; }
.report {
  --ink: #1e293b; --soft: #475569; --line: #cbd5e1; --fill: #f1f5f9; --accent: #0b5a55;
  --good: #1b6e38; --attention: #855300; --repair: #b0440c; --urgent: #ad1519;
  box-sizing: border-box; max-width: 60rem; margin: 1.5rem auto; padding: 2.5rem 3rem 2rem;
  border-top: 6px solid var(--accent); background: #fff; color: var(--ink); color-scheme: light;
  font: 400 0.95rem/1.5 'Noto Sans', 'Segoe UI', system-ui, 'Noto Sans SC', 'Microsoft YaHei', sans-serif;
  overflow-wrap: anywhere; -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
.report *, .report *::before { box-sizing: border-box; }
.report :where(p, h1, h2, h3, h4, ul, dl, dd, figure) { margin: 0; padding: 0; }
.report :where(ul) { list-style: none; }
.house { color: var(--accent); font-weight: 700; letter-spacing: 0.02em; }
.head { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; }
.kind { text-align: end; }
.mark { padding: 0 0.4em; border: 1px solid var(--attention); border-radius: 3px; color: var(--attention); }
.head h1 { grid-column: 1 / -1; margin-top: 1rem; }
.opening { display: grid; grid-column: 1 / -1; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0.5rem 1.5rem; margin-top: 0.6rem; }
.opening dt { color: var(--soft); font-size: 0.8rem; }
.opening dd { font-weight: 600; }
.report a { color: var(--accent); text-underline-offset: 0.2em; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.section-note { margin-inline-start: 0.5rem; color: var(--soft); font-size: 0.8rem; font-weight: 400; }
.report h1 { font-size: 2rem; font-weight: 700; line-height: 1.2; }
.report h2 { font-size: 1.35rem; font-weight: 700; line-height: 1.3; }
.icon { width: 1.15em; height: 1.15em; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.icon .solid { fill: currentColor; stroke: none; }
.icon .inside { stroke: #fff; stroke-width: 2.8; }
.state { display: inline-flex; align-items: center; gap: 0.35em; }
.state-overdue { font-weight: 700; }
.state-done .icon, .state-verified .icon, .state-fixedOnSite .icon { color: var(--accent); }
.rating { display: inline-flex; align-items: center; gap: 0.35em; color: var(--soft); font-weight: 600; overflow-wrap: normal; }
.rating-Ok { color: var(--good); }
.rating-Follow { color: var(--attention); }
.rating-Repair { color: var(--repair); }
.rating-ImmediateAction { color: var(--urgent); }
.tone-attention { color: var(--attention); font-weight: 600; }
.tone-repair { color: var(--repair); font-weight: 600; }
.tone-urgent { color: var(--urgent); font-weight: 700; }
.strong { font-weight: 700; }
.note { display: block; color: var(--soft); font-size: 0.85rem; font-weight: 400; white-space: pre-line; }

.verdict { --tone: var(--soft); display: grid; gap: 1rem; margin: 1.25rem 0 1.75rem; padding: 1.1rem 1.25rem; border: 1px solid var(--tone); border-left: 6px solid var(--tone); background: var(--fill); break-inside: avoid; }
.verdict-good { --tone: var(--good); }
.verdict-attention { --tone: var(--attention); }
.verdict-repair { --tone: var(--repair); }
.verdict-urgent { --tone: var(--urgent); }
.verdict-head { display: flex; align-items: center; gap: 0.9rem; }
.verdict-head > .icon { width: 2.4rem; height: 2.4rem; color: var(--tone); }
.verdict-head h2 { color: var(--tone); }
.safe { padding-top: 0.75rem; border-top: 1px solid var(--tone); }
.safe-title { font-size: 1.15rem; font-weight: 700; }
.counts { display: flex; flex-wrap: wrap; gap: 0.35rem 1.25rem; padding-top: 0.75rem; border-top: 1px solid var(--tone); font-size: 0.9rem; }
.count { display: inline-flex; align-items: baseline; gap: 0.35em; }
.count-number { font-weight: 700; font-variant-numeric: tabular-nums; }
.none, .none .rating { color: var(--soft); font-weight: 400; }

.groups { display: grid; margin-top: 1.75rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.25rem 2rem; }
.group { break-inside: avoid; }
.group > h2 { padding-bottom: 0.3rem; border-bottom: 2px solid var(--accent); font-size: 1rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 0.15rem 2rem; }
.group .facts { grid-template-columns: 1fr; gap: 0; }
.fact { display: flex; justify-content: space-between; gap: 1rem; padding: 0.3rem 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
.fact dt { flex: 0 0 auto; max-width: 60%; color: var(--soft); overflow-wrap: break-word; }
.fact dd { flex: 0 1 auto; min-width: 0; font-weight: 600; text-align: end; white-space: pre-line; font-variant-numeric: tabular-nums; }

.section { margin-top: 2.25rem; }
.section > h2 { margin-bottom: 0.5rem; color: var(--accent); break-after: avoid; }
.category { margin: 1.25rem 0 0.25rem; color: var(--accent); font-size: 1.05rem; break-after: avoid; }
.card { margin-bottom: 0.9rem; padding: 0.9rem 1.1rem; border: 1px solid var(--line); border-inline-start: 6px solid var(--card, var(--soft)); break-inside: avoid; }
.card > * + * { margin-top: 0.6rem; }
.rated-Follow { --card: var(--attention); }
.rated-Repair { --card: var(--repair); }
.rated-ImmediateAction { --card: var(--urgent); }
.fixed { border-inline-start: 6px double var(--card, var(--soft)); }
.follow-up { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 0.4rem 1.5rem; padding-top: 0.5rem; border-top: 1px solid var(--line); }
.follow-up dt { color: var(--soft); font-size: 0.8rem; }
.follow-up dd { font-weight: 600; }
.since { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem 2rem; align-items: start; }
.since h3 { font-size: 0.85rem; color: var(--soft); }
.since li { padding: 0.3rem 0; border-bottom: 1px solid var(--line); }
.estimate-line { display: block; font-size: 0.85rem; font-weight: 600; }
.points .told > * { background: var(--fill); }
.points .point .notes { margin-top: 0.15rem; }
.points .more > *, .points .below > * { padding-top: 0; }
.points .point:has(+ .more, + .below) > *, .points .more:has(+ .more, + .below) > * { border-bottom: 0; }
.below > td > * + * { margin-top: 0.6rem; }
.subcategory { margin: 0.9rem 0 0.2rem; font-size: 1rem; break-after: avoid; }
.entry { padding: 0.9rem 0; border-bottom: 1px solid var(--line); }
.entry > * + * { margin-top: 0.6rem; }
@media screen { .entry { content-visibility: auto; contain-intrinsic-size: auto 12rem; } }
.entry-head { display: flex; align-items: flex-start; justify-content: space-between; gap: 1rem; break-inside: avoid; break-after: avoid; }
.entry-title { font-size: 1rem; font-weight: 600; }
.number { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.notes { display: flex; flex-wrap: wrap; gap: 0.35rem; }
.notes li { padding: 0.05rem 0.55rem; border: 1px solid var(--line); border-radius: 999px; color: var(--soft); font-size: 0.8rem; }
.label { color: var(--soft); font-size: 0.85rem; }
.prose { max-width: 48rem; white-space: pre-line; }

.table-box { overflow-x: auto; }
.report table { width: 100%; border-collapse: collapse; overflow-wrap: break-word; font-variant-numeric: tabular-nums; }
.report table + table, .table-box + .table-box { margin-top: 1.25rem; }
.report caption { padding-bottom: 0.4rem; font-weight: 600; text-align: start; }
.report thead { display: table-header-group; }
.report th, .report td { padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; white-space: pre-line; }
.report thead th, .report thead td { border-bottom: 2px solid var(--accent); color: var(--soft); font-size: 0.8rem; font-weight: 600; vertical-align: bottom; }
.report tbody th { min-width: 9rem; font-weight: 400; }
.report .roomy { min-width: 13rem; }
.report tr { break-inside: avoid; }
.report .end { text-align: end; }
.report .center { text-align: center; }
.center .rating { flex-direction: column; }

.photos { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: start; }
.photo { break-inside: avoid; }
.photo img { display: block; width: auto; max-width: 100%; height: auto; border-radius: 3px; background: var(--fill); }
.photo-Default img { max-height: 24rem; }
.photo-HorizontalGraph, .photo-Fullscreen { grid-column: 1 / -1; }
.photo-HorizontalGraph img { max-height: 22rem; }
.photo-Fullscreen img { max-height: 90vh; }
.photo figcaption { padding-top: 0.35rem; color: var(--soft); font-size: 0.85rem; }
.no-picture { display: block; padding: 2rem 1rem; border: 1px dashed var(--line); color: var(--soft); text-align: center; }

.chart { break-inside: avoid; }
.chart-title { font-weight: 600; }
.unit { color: var(--soft); }
/* The names of limits are as wide as the reader's letters: what passes the drawing has room beside it. */
.chart-box { overflow-x: auto; padding-right: 3.75rem; }
.chart-drawing { display: block; overflow: visible; width: 100%; min-width: 30rem; max-width: 42rem; height: auto; }
.rule { stroke: #e2e8f0; stroke-width: 1; fill: none; }
.axis { stroke: #475569; stroke-width: 1; fill: none; }
.tick { fill: #475569; font-size: 10px; text-anchor: middle; font-variant-numeric: tabular-nums; }
.tick-end { text-anchor: end; }
.tick-start { text-anchor: start; }
.said { fill: #0f172a; font-size: 10px; text-anchor: middle; }
.said.tick-start { text-anchor: start; }
.said.tick-end { text-anchor: end; }
.last { font-size: 12px; font-weight: 700; }
.limit { --limit: #855300; }
.critical { --limit: #ad1519; }
.limit-line { fill: none; stroke: var(--limit); stroke-width: 1.5; stroke-dasharray: 7 3.5; }
.critical .limit-line { stroke-width: 1.8; stroke-dasharray: none; }
.hatch { fill: none; stroke: var(--limit); stroke-width: 0.7; }
.limit-text { fill: #475569; font-size: 10px; }
.limit-word { fill: var(--limit); font-weight: 700; }
.replaced { fill: none; stroke: #475569; stroke-width: 1; stroke-dasharray: 1.5 2.5; }
.replaced-mark { fill: #475569; }
.expected { fill: #0b5a55; fill-opacity: 0.16; }
.expected-line { fill: none; stroke: #0b5a55; stroke-width: 1.2; stroke-dasharray: 3.5 2.5; }
.bracket { fill: none; stroke: #0f172a; stroke-width: 1.5; }
.line-0 { --line-colour: #0b5a55; --dash: none; }
.line-1 { --line-colour: #334155; --dash: 8 3; }
.line-2 { --line-colour: #6b4a00; --dash: 3 3; }
.line-3 { --line-colour: #475569; --dash: 10 3 3 3; }
.line path { fill: none; stroke: var(--line-colour); stroke-width: 2; stroke-linejoin: round; stroke-dasharray: var(--dash); }
.line circle { fill: var(--line-colour); stroke: #fff; stroke-width: 1; }
.earlier path { stroke: #475569; stroke-width: 1.3; stroke-dasharray: none; }
.earlier circle { fill: #fff; stroke: #475569; stroke-width: 1.3; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.85rem; }
.legend li::before { display: inline-block; width: 1.1rem; height: 0.25rem; margin-inline-end: 0.45rem; border-radius: 2px; background: var(--line-colour); content: ''; vertical-align: middle; }
.estimate { margin-top: 0.35rem; padding: 0.35rem 0.6rem; border-inline-start: 3px solid var(--ink); background: var(--fill); }

.signatures { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 2rem; }
.signature { break-inside: avoid; }
.signature-label { color: var(--soft); }
.signature-space { display: flex; height: 6.5rem; align-items: flex-end; border-bottom: 1px solid var(--ink); }
.signature-space img { display: block; max-width: 100%; width: auto; height: auto; max-height: 6rem; object-fit: contain; }
.signature-name { padding-top: 0.35rem; font-weight: 600; }
.foot { margin-top: 2.5rem; padding-top: 0.6rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.8rem; }

/* A tablet has room for every column of a wide table. */
@media screen and (max-width: 60rem) {
  .report th, .report td { padding-inline: 0.35rem; }
  .report tbody th { min-width: 6rem; }
  .report .roomy { min-width: 8rem; }
  .report thead .center { font-size: 0.7rem; }
}
@media (max-width: 40rem) {
  .report { margin: 0; padding: 1.25rem 1rem; }
  .report h1 { font-size: 1.5rem; }
  .head { grid-template-columns: minmax(0, 1fr); }
  .kind { text-align: start; }
  .photos { grid-template-columns: minmax(0, 1fr); }
  .entry-head { flex-wrap: wrap; gap: 0.25rem 1rem; }
}
/* A phone shows each row of a table below the one before, its cells with the heads of their columns. */
@media screen and (max-width: 40rem) {
  .report thead:has(th + th, td + th) { display: none; }
  .report :is(table, caption, thead, tbody, tr, th, td) { display: block; min-width: 0; }
  .report tr { padding: 0.55rem 0; border-bottom: 1px solid var(--line); }
  .report tbody :is(th, td):is(th, .start, .center, .end) { padding: 0.1rem 0; border: 0; text-align: start; }
  .report tbody th { font-weight: 600; }
  .report tbody td:is(:empty, .nothing) { display: none; }
  .report td .rating { flex-direction: row; }
  /* What scrolls begins at its newest value. */
  .chart-box { direction: rtl; }
  .chart-drawing { direction: ltr; }
  .report table:has(th + th, td + th) tbody td::before { margin-inline-end: 0.6em; color: var(--soft); font-weight: 400; content: attr(data-label); }
}
/* A gloved finger hits a link. */
@media screen and (pointer: coarse) {
  .report a { display: inline-flex; min-width: 2.75rem; min-height: 2.75rem; align-items: center; }
  /* What is said beside it stands at its height. */
  .report .notes li { display: flex; align-items: center; }
}
@media print {
  @page { margin: 16mm; }
  html, body { background: none; }
  .report { max-width: none; margin: 0; padding: 0; border-top: 0; font-size: 10pt; }
  .table-box, .chart-box { overflow: visible; }
  .chart-drawing { min-width: 0; }
  .photo-Fullscreen { break-before: page; break-after: page; }
}
`;

import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../../../testing/fake-api.ts';
import { sessionOf } from '../../../../testing/people.ts';
import { aCategory, aDependency, aKnownProtocol, aProtocolPoint } from '../../../../testing/protocols.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const temperature = aProtocolPoint(21, 'Temperature');
const over = (limit: number) => ({ '>': [{ var: 't' }, limit] });
const parameter = aDependency(31, { type: 'point', parameter: 't', protocolPointId: temperature.id });

const withRule = (json: unknown): ProtocolReply =>
  aKnownProtocol(1, {
    categories: [
      aCategory(10, 'Drive', [
        temperature,
        aProtocolPoint(22, 'Colour', { dependencies: [parameter, aDependency(32, { json })] }),
      ]),
    ],
  });
const known = withRule(over(60));
const path = `InspectionProtocols/${known.protocolId}`;
const put = `PUT inspectionProtocols/${known.protocolId}/points/${aProtocolPoint(22, '').id}/dependencies/${aDependency(32, {}).id}/json`;

async function open(answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('dev'),
    [`GET ${path}`]: { body: known },
    [`GET inspectionProtocols/${known.protocolId}/history`]: { body: [] },
    ...answers,
  });
  renderApp(`/Protocols/${known.protocolId}`, 'dev');
  await screen.findByRole('textbox', { name: 'Rule (JSON)' });
  return { user: userEvent.setup(), sent: () => api.sent.filter(({ call }) => call === put) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rule (JSON)' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save rule' });

/** Braces are keys to the typist. */
async function type(user: ReturnType<typeof userEvent.setup>, rule: string): Promise<void> {
  await user.clear(field());
  await user.click(field());
  await user.paste(rule);
}

describe('the editor of a rule', () => {
  it('checks what is typed and saves only what is changed and readable [PRO-03]', async () => {
    const { user, sent } = await open({ [put]: ({ body }) => ({ body: withRule((body as { json: unknown }).json) }) });
    expect(field().value).toBe('{">": [{"var": "t"}, 60]}');
    expect(screen.getByText('Shown when Temperature is above 60')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await type(user, '{"and": [\n1,');
    expect(screen.getByText('The rule is not JSON: look at line 2, column 3')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await type(user, '{">": [{"var": "pressure"}, 1]}');
    expect(screen.getByText("The rule cannot be read: 'pressure' is not a variable of this point")).toBeTruthy();
    expect(save().disabled).toBe(true);
    await type(user, '{ ">": [ {"var": "t"}, 60 ] }');
    expect(save().disabled).toBe(true);
    await type(user, '{">":[{"var":"t"},70]}');
    await user.click(save());
    await screen.findByText('The rule of Colour was saved.');
    expect(sent().map(({ body }) => body)).toEqual([{ json: over(70), was: over(60) }]);
    expect(field().value).toBe('{">": [{"var": "t"}, 70]}');
    expect(save().disabled).toBe(true);
  });

  it('keeps what was typed when it could not be saved, and while its category is folded', async () => {
    const { user, sent } = await open({ [put]: problem(409, 'conflict') });
    await type(user, '{">":[{"var":"t"},70]}');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The rule was not saved');
    expect(alert.textContent).toContain('Problem: conflict');
    await user.click(screen.getByRole('button', { name: 'Collapse 1. Drive' }));
    expect(screen.queryByRole('textbox', { name: 'Rule (JSON)' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Expand 1. Drive' }));
    expect(field().value).toBe('{">":[{"var":"t"},70]}');
    expect(sent()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'All protocols' }));
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
  });

  it('does not replace the rule that somebody else saved meanwhile before it was seen', async () => {
    let reads = 0;
    const { user, sent } = await open({
      [`GET ${path}`]: () => {
        reads += 1;
        return { body: reads === 1 ? known : withRule(over(99)) };
      },
      [put]: ({ body }) => {
        const { json, was } = body as { json: unknown; was: unknown };
        return JSON.stringify(was) === JSON.stringify(over(99)) ? { body: withRule(json) } : problem(412, 'stale');
      },
    });
    await type(user, '{">":[{"var":"t"},70]}');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Somebody else changed this rule meanwhile');
    expect(alert.textContent).toContain('{">": [{"var": "t"}, 99]}');
    expect(save().disabled).toBe(true);
    expect(field().value).toBe('{">":[{"var":"t"},70]}');
    await user.click(within(alert).getByRole('button', { name: 'Keep mine' }));
    await user.click(save());
    await screen.findByText('The rule of Colour was saved.');
    expect(sent().map(({ body }) => body)).toEqual([
      { json: over(70), was: over(60) },
      { json: over(70), was: over(99) },
    ]);
  });

  it('is a plain text for those who may not change it', async () => {
    fakeApi({
      ...sessionOf('dora'),
      [`GET ${path}`]: { body: { ...known, dependenciesEditable: false } },
    });
    renderApp(`/Protocols/${known.protocolId}`, 'dora');
    expect(await screen.findByText('{">": [{"var": "t"}, 60]}')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save rule' })).toBeNull();
  });
});

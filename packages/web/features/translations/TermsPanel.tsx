import type { TermReply } from '@assay/contract/translations';
import type { Language } from '@assay/domain/languages';
import { mostTermLength, termKinds } from '@assay/domain/points/terms';
import { otherLanguages } from '@assay/domain/points/translations';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { More } from '../../ui/More.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import classes from './terms-panel.module.css';
import { termsQuery, useUpdateTerms } from './translations.queries.ts';
import { t } from './translations.texts.ts';

type Changes = Readonly<Record<string, string>>;

const placeOf = ({ kind, source }: TermReply, language: string): string => JSON.stringify([kind, source, language]);
const savedIn = ({ translations }: TermReply, language: string): string =>
  translations.find(({ name }) => name === language)?.value ?? '';

/** The words that many points and protocols share, one language at a time. */
export function TermsPanel() {
  const query = useQuery(termsQuery);
  return (
    <Panel title={t('terms')}>
      <Stack gap="md">
        <Text c="dimmed">{t('termsHint')}</Text>
        {query.isPending && <Placeholder />}
        {query.isError && <ErrorPanel title={t('termsFailed')} error={query.error} onRetry={() => query.refetch()} />}
        {query.data && <TermsForm terms={query.data} />}
      </Stack>
    </Panel>
  );
}

function TermsForm({ terms }: { terms: readonly TermReply[] }) {
  const [language, choose] = useState<Language>('fi');
  const [changes, setChanges] = useState<Changes>({});
  const save = useUpdateTerms();
  const name = otherLanguages.find(({ id }) => id === language)?.name ?? language;
  const isDirty = Object.keys(changes).length > 0;

  const doneText = (kind: TermReply['kind']): string => {
    const ofKind = terms.filter((term) => term.kind === kind);
    return t('doneOf', { done: ofKind.filter((term) => savedIn(term, language) !== '').length, all: ofKind.length });
  };

  function change(term: TermReply, value: string): void {
    const place = placeOf(term, language);
    const { [place]: _, ...others } = changes;
    setChanges(value === savedIn(term, language) ? others : { ...others, [place]: value });
  }

  const send = () =>
    save.mutate(
      Object.entries(changes).map(([place, value]) => {
        const [kind, source, code] = JSON.parse(place);
        return { kind, source, name: code, value };
      }),
      {
        onSuccess: () => {
          setChanges({});
          notifySuccess(t('saved'));
        },
      },
    );

  return (
    <>
      <FilterChips
        label={t('language')}
        chips={otherLanguages.map(({ id, name: label }) => ({
          value: id,
          label: t('termCount', {
            language: label,
            done: terms.filter((term) => savedIn(term, id) !== '').length,
            all: terms.length,
          }),
        }))}
        value={language}
        onChange={(next) => choose(next as Language)}
      />
      {termKinds.map((kind) => (
        <More key={kind} title={t(kind === 'category' ? 'category_' : kind)} summary={doneText(kind)}>
          <div className={classes.kind}>
            {terms
              .filter((term) => term.kind === kind)
              .map((term) => (
                <div key={term.source} className={classes.term}>
                  <Text lang="en" className={classes.source}>
                    {term.source}
                  </Text>
                  <TextInput
                    aria-label={t('termIn', { term: term.source, language: name })}
                    lang={language}
                    dir="auto"
                    maxLength={mostTermLength}
                    placeholder={t('english')}
                    value={changes[placeOf(term, language)] ?? savedIn(term, language)}
                    onChange={(event) => change(term, event.currentTarget.value)}
                  />
                </div>
              ))}
          </div>
        </More>
      ))}
      {save.error && !save.isPending && <ErrorPanel title={t('saveFailed')} error={save.error} more={t('kept')} />}
      {isDirty && (
        <FormButtons>
          <Button loading={save.isPending} onClick={send}>
            {t('update')}
          </Button>
          <Button variant="default" disabled={save.isPending} onClick={() => setChanges({})}>
            {t('cancel')}
          </Button>
        </FormButtons>
      )}
      <LeaveGuard isDirty={() => isDirty} />
    </>
  );
}

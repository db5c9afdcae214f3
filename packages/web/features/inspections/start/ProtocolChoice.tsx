import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { shownType } from '@assay/domain/protocol-types';
import { ownMoment } from '@assay/domain/time';
import { Badge, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { useKeptProtocols } from '../../device/use-kept-protocols.ts';
import { byFit } from './fitting-protocols.ts';
import classes from './protocol-choice.module.css';
import { t } from './start.texts.ts';
import { chooseProtocol } from './start-draft.ts';
import type { Start } from './use-start.ts';

interface ProtocolChoiceProps {
  start: Start;
  offered: readonly FittingProtocol[];
}

/** Fewer are seen at a glance. */
const searchedFrom = 9;

/** One of the protocols that fit, grouped by how well they do. */
export function ProtocolChoice({ start: { draft, facts, errors, change }, offered }: ProtocolChoiceProps) {
  const isHere = useKeptProtocols(offered, facts.keptSince !== undefined);
  const [type, setType] = useState('');
  const [search, setSearch] = useState('');
  const types = [...new Set(offered.map((protocol) => protocol.type))];
  const groups = byFit(offered, { type, search });
  const chips = [{ value: '', label: t('allTypes') }, ...types.map((value) => ({ value, label: shownType(value) }))];
  const first = groups[0]?.protocols[0];
  return (
    <Stack gap="md">
      {types.length > 1 && <FilterChips label={t('types')} chips={chips} value={type} onChange={setType} />}
      {offered.length >= searchedFrom && (
        <TextInput
          type="search"
          label={t('findProtocol')}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Radio.Group
        label={t('whichProtocol')}
        value={draft.protocolId ?? ''}
        onChange={(protocolId) => change(chooseProtocol(protocolId))}
        error={errors.protocolId}
      >
        <Stack gap="lg" mt="sm">
          {groups.map(({ fit, protocols }) => (
            <section key={fit} aria-label={t(fit)}>
              <Title order={3} mb="xs">
                {t(fit)}
              </Title>
              <div className={classes.protocols}>
                {protocols.map((protocol) => (
                  <Radio
                    key={protocol.protocolId}
                    className={classes.protocol}
                    value={protocol.protocolId}
                    disabled={!isHere(protocol.protocolId)}
                    label={<ProtocolWords protocol={protocol} isHere={isHere(protocol.protocolId)} />}
                    {...(protocol === first && { 'data-path': 'protocolId' })}
                  />
                ))}
              </div>
            </section>
          ))}
        </Stack>
      </Radio.Group>
      {groups.length === 0 && <Text c="dimmed">{t('noneOfThese')}</Text>}
    </Stack>
  );
}

interface ProtocolWordsProps {
  protocol: FittingProtocol;
  isHere: boolean;
}

const ProtocolWords = ({ protocol: { name, type, created, pointCount }, isHere }: ProtocolWordsProps) => (
  <span className={classes.words}>
    <span className={classes.name}>{name}</span>
    <Badge variant="light" component="span">
      {shownType(type)}
    </Badge>
    <Text component="span" size="sm" c="dimmed">
      {[t('points', { count: pointCount }), isHere ? t('made', { date: ownMoment(created) }) : t('notKept')].join(
        ' · ',
      )}
    </Text>
  </span>
);

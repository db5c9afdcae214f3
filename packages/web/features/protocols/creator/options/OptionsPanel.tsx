import { allowsAppendix, shownType } from '@assay/domain/protocol-types';
import { type Protocol, ratingTableLocations } from '@assay/domain/protocols/protocol';
import { Button, Checkbox, Paper, Text } from '@mantine/core';
import { IconRotateClockwise } from '@tabler/icons-react';
import { More } from '../../../../ui/More.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { t } from './options.texts.ts';
import { PhasesField } from './PhasesField.tsx';

/** How the work is done, and what its report shows. */
export const OptionsPanel = () => (
  <Paper component="section" withBorder px={{ base: 'md', sm: 'lg' }} py="xs">
    <More title={t('title')} summary={useProtocol(optionsText)}>
      <div>
        <AppendixField />
        <LoadedHoursField />
      </div>
      <RatingTableButton />
      <PhasesField />
    </More>
  </Paper>
);

/** What is chosen, in a few words. */
const optionsText = ({ phasesOn, infoAppendix, ratingTableLocation, showCurrentLoadedHours }: Protocol): string =>
  [
    t(infoAppendix ? 'summaryAppendix' : 'summaryNoAppendix'),
    t(showCurrentLoadedHours ? 'summaryHours' : 'summaryNoHours'),
    t('summaryRatingTable', { location: t(ratingTableLocation) }),
    t(phasesOn ? 'summaryPhases' : 'summaryNoPhases'),
  ].join(' · ');

function AppendixField() {
  const { edit } = useCreator();
  const type = useProtocol((protocol) => protocol.type);
  const infoAppendix = useProtocol((protocol) => protocol.infoAppendix);
  const isForbidden = type !== '' && !allowsAppendix(type);
  return (
    <Checkbox
      label={isForbidden ? t('noAppendix', { type: shownType(type) }) : t('appendix')}
      disabled={isForbidden}
      checked={infoAppendix}
      onChange={({ currentTarget: { checked } }) => edit((protocol) => ({ ...protocol, infoAppendix: checked }))}
    />
  );
}

function LoadedHoursField() {
  const { edit } = useCreator();
  const checked = useProtocol((protocol) => protocol.showCurrentLoadedHours);
  return (
    <Checkbox
      label={t('loadedHours')}
      checked={checked}
      onChange={({ currentTarget }) =>
        edit((protocol) => ({ ...protocol, showCurrentLoadedHours: currentTarget.checked }))
      }
    />
  );
}

/** Each press goes on to the next place. */
function RatingTableButton() {
  const { edit } = useCreator();
  const location = useProtocol((protocol) => protocol.ratingTableLocation);
  const next = ratingTableLocations[(ratingTableLocations.indexOf(location) + 1) % ratingTableLocations.length];
  return (
    <div>
      <Button
        variant="default"
        rightSection={<IconRotateClockwise size={18} aria-hidden />}
        onClick={() => next && edit((protocol) => ({ ...protocol, ratingTableLocation: next }))}
      >
        {t('ratingTable', { location: t(location) })}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {t('ratingTableHint')}
      </Text>
    </div>
  );
}

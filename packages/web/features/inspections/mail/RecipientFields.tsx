import { isPlainAddress, mostRecipients } from '@assay/domain/inspections/report-mail';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldSet } from '../../../ui/FieldSet.tsx';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import { t } from './mail.texts.ts';

interface RecipientFieldsProps {
  recipients: readonly string[];
  onChange: (recipients: string[]) => void;
  /** The server's messages about addresses that it refused. */
  refusals: ReadonlyMap<string, string>;
}

const faultOf = (address: string, refusals: ReadonlyMap<string, string>): string | false =>
  address.trim() !== '' && !isPlainAddress(address.trim())
    ? t('notAnAddress')
    : (refusals.get(address.trim()) ?? false);

/** Whom a report is mailed to, one address to a line. */
export const RecipientFields = ({ recipients, onChange, refusals }: RecipientFieldsProps) => (
  <FieldSet legend={t('recipients')}>
    <Stack gap="xs">
      {recipients.map((address, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; addresses change with every key.
        <Group key={place} gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            type="email"
            flex={1}
            aria-label={t('recipient', { number: place + 1 })}
            value={address}
            maxLength={254}
            error={faultOf(address, refusals)}
            onChange={({ currentTarget: { value } }) => onChange(recipients.with(place, value))}
          />
          <RowAction
            label={t('removeRecipient', { number: place + 1 })}
            icon={IconTrash}
            destructive
            onClick={() => onChange(recipients.toSpliced(place, 1))}
          />
        </Group>
      ))}
      {recipients.every((address) => address.trim() === '') && (
        <Text size="sm" c="dimmed">
          {t('noRecipient')}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={recipients.length >= mostRecipients}
          onClick={() => onChange([...recipients, ''])}
        >
          {t('addRecipient')}
        </Button>
      </Group>
    </Stack>
  </FieldSet>
);

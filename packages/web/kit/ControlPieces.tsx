import { Button, Checkbox, Group, NativeSelect, PasswordInput, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { DropZone } from '../ui/DropZone.tsx';
import { FieldSet } from '../ui/FieldSet.tsx';
import { FaultLines } from '../ui/form/FaultLines.tsx';
import { FieldGrid } from '../ui/form/FieldGrid.tsx';
import { InfoTip } from '../ui/InfoTip.tsx';
import { WorkProgress } from '../ui/WorkProgress.tsx';

const plus = <IconPlus size={18} aria-hidden />;
const words = {
  primary: 'New inspection',
  plain: 'Edit',
  quiet: 'Leave',
  danger: 'Delete report',
  off: 'Save',
  busy: 'Saving',
};

const long =
  'Keep everything that work on this machine needs without network, with what was answered there the last time';

const Buttons = () => (
  <Group>
    <Button leftSection={plus}>{words.primary}</Button>
    <Button variant="default">{words.plain}</Button>
    <Button variant="subtle">{words.quiet}</Button>
    <Button color="red">{words.danger}</Button>
    <Button disabled>{words.off}</Button>
    <Button loading>{words.busy}</Button>
  </Group>
);

/** Buttons and fields: at rest, with a fault, without access. */
export const ControlPieces = () => (
  <Stack gap="lg">
    <Buttons />
    <FieldGrid>
      <TextInput label="Serial number" defaultValue="PO31127" />
      <TextInput label="MDM ID" description="As the master data has it" placeholder="C10999" />
      <TextInput label="Operating hours" defaultValue="abc" error="Enter a number, for example 41" />
      <TextInput label="Product family" value="Pora" disabled readOnly />
      <PasswordInput label="Password" visibilityToggleButtonProps={{ 'aria-label': 'Show' }} />
      <NativeSelect label="Language" data={['English', 'Suomi']} />
      <InfoTip text="What this is good for">
        <Textarea label="Summary" />
      </InfoTip>
    </FieldGrid>
    <FieldSet legend="Only for">
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Not chosen" />
      <Checkbox label="Cannot be chosen" disabled />
      <Radio name="one" label="This one" defaultChecked />
      <Radio name="one" label="That one" />
      <Checkbox label={long} description="What is kept goes with the last work." />
      <Radio name="one" label={long} />
    </FieldSet>
    <FaultLines
      label="Before this can be saved"
      lines={[
        { key: 'name', text: 'Enter a name', onGo: () => undefined },
        { key: 'type', text: 'Choose an inspection type', onGo: () => undefined },
      ]}
    />
    <DropZone
      label="Choose photos"
      hint="JPEG or PNG, up to 25 MB each"
      accept="image/*"
      multiple
      onFiles={() => undefined}
    />
    <WorkProgress label="Importing" detail="1,200 of 4,000 lines" share={0.3} />
  </Stack>
);

import { Button, Group } from '@mantine/core';

interface FilterChipsProps {
  /** What they narrow, for those who do not see them. */
  label: string;
  chips: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice of a few that narrows a list. */
export const FilterChips = ({ label, chips, value, onChange }: FilterChipsProps) => (
  <Group gap="xs" role="group" aria-label={label}>
    {chips.map((chip) => (
      <Button
        key={chip.value}
        radius="xl"
        variant={chip.value === value ? 'filled' : 'default'}
        aria-pressed={chip.value === value}
        onClick={() => onChange(chip.value)}
      >
        {chip.label}
      </Button>
    ))}
  </Group>
);

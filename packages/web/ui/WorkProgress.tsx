import { Group, Progress, Stack, Text } from '@mantine/core';

interface WorkProgressProps {
  /** What is being done. */
  label: string;
  /** How far it is, in words: '1,200 of 40,000 lines'. */
  detail: string;
  /** From 0 to 1. */
  share: number;
}

/** Long work, as far as it really is. */
export const WorkProgress = ({ label, detail, share }: WorkProgressProps) => (
  <Stack gap="xs" role="status">
    <Group justify="space-between">
      <Text fw={600}>{label}</Text>
      <Text c="dimmed">{detail}</Text>
    </Group>
    <Progress value={share * 100} size="lg" aria-label={label} color="var(--assay-accent)" />
  </Stack>
);

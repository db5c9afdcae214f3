import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { PageTitle } from './PageTitle.tsx';
import { t } from './ui.texts.ts';

/** What stands in place of a page that failed to draw itself. */
export const BrokenPage = () => (
  <Container size="xs" py="xl" role="alert">
    <PageTitle text={t('brokenTitle')} />
    <Stack align="flex-start">
      <Title order={1}>{t('brokenTitle')}</Title>
      <Text>{t('brokenText')}</Text>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </Stack>
  </Container>
);

import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Where the reader came from; to the list for those who came by the address. */
export function BackButton({ label, listAt }: { label: string; listAt: `/${string}` }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ href: listAt }))}
    >
      {label}
    </Button>
  );
}

import { type Gate, passes } from '@assay/domain/access';
import { type ComponentType, Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { Placeholder } from '../ui/Placeholder.tsx';
import { NoPermissionPage } from './NoPermissionPage.tsx';

/** Opens a page only to those who pass its gate; the server guards the calls behind it all the same. */
export function Gated({ gate, content: Content }: { gate: Gate; content: ComponentType }) {
  const session = useSession();
  if (!passes(gate, session)) return <NoPermissionPage />;
  return (
    <Suspense fallback={<Placeholder />}>
      <Content />
    </Suspense>
  );
}

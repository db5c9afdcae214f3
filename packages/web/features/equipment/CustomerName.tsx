import { passes } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { useSession } from '../../api/session.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** A customer, as a link for those who may open it. */
export function CustomerName({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  const session = useSession();
  if (!passes(pageGates['/Customers'], session)) return name;
  return (
    <TextLink to="/Customers/$id" params={{ id }}>
      {name}
    </TextLink>
  );
}

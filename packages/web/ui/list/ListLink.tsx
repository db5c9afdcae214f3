import type { ReactNode } from 'react';
import { TextLink } from '../TextLink.tsx';
import { usePathname } from '../use-pathname.ts';
import { searchLeft } from './list-place.ts';

interface ListLinkProps {
  to: '/Customers' | '/Equipments' | '/Reports';
  children: ReactNode;
}

/** The way from a record to its list: as it was left for the record, or from its beginning where one came another way. */
export function ListLink({ to, children }: ListLinkProps) {
  const search = searchLeft(to, usePathname());
  const back = search && { search: search as never, state: { returning: true }, resetScroll: false };
  return (
    <TextLink to={to} {...back}>
      {children}
    </TextLink>
  );
}

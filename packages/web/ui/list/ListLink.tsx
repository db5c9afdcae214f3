import type { ReactNode } from 'react';
import { TextLink } from '../TextLink.tsx';
import { searchLeft } from './list-place.ts';

interface ListLinkProps {
  to: '/Customers' | '/Equipments' | '/Reports';
  children: ReactNode;
}

/** The way from a record back to its list, as it was left. */
export const ListLink = ({ to, children }: ListLinkProps) => (
  <TextLink to={to} search={searchLeft(to) as never} state={{ returning: true }} resetScroll={false}>
    {children}
  </TextLink>
);

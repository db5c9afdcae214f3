import { Navigate } from '@tanstack/react-router';
import { useSession } from '../api/session.ts';
import { firstPage, usePages } from './pages.ts';

/** Leads to the first page that this person may open. */
export function HomePage() {
  const session = useSession();
  return <Navigate to={firstPage(usePages(), session)} replace />;
}

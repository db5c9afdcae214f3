import { Link } from '@tanstack/react-router';
import { t } from './list.texts.ts';
import classes from './page-ranges.module.css';
import { pageRanges } from './page-ranges.ts';

interface PageRangesProps {
  /** Of what, for those who do not see it. */
  label: string;
  /** Under which name the address holds the page. */
  name: string;
  count: number;
  amount: number;
  page: number;
  /** The person seems about to go there. */
  onApproach: (page: number) => void;
  /** Of a list among others on a page: it stays with its rows. */
  isPart?: boolean | undefined;
}

/** Links such as '1 ... 50', '51 ... 100'; nothing at all when everything fits on one page. */
export function PageRanges({ label, name, count, amount, page: current, onApproach, isPart }: PageRangesProps) {
  const offered = pageRanges(count, amount, current);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('ranges', { label })} className={classes.foot} data-part={isPart || undefined}>
      <ul className={classes.ranges}>
        {offered.map((range, i) =>
          range === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, told apart by their places.
            <li key={`gap-${i}`} className={classes.gap} aria-hidden>
              {t('gap')}
            </li>
          ) : (
            <li key={range.page}>
              <Link
                to="."
                search={
                  ((before: object) => ({
                    ...before,
                    [name]: range.page === 1 ? undefined : String(range.page),
                  })) as never
                }
                activeOptions={{ exact: true, includeSearch: true }}
                className={classes.range}
                aria-current={range.page === current ? 'page' : undefined}
                onMouseEnter={() => onApproach(range.page)}
                onFocus={() => onApproach(range.page)}
              >
                {t('range', range)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

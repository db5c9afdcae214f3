import { listAmount } from '@assay/domain/constants';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type Direction = 'asc' | 'desc';

/** Where a list begins; what equals its default is left out of the address. */
export interface ListDefaults {
  sort?: { key: string; direction: Direction };
  amount?: number;
  /** Further parts of the query that the address holds, each with its default. */
  filters?: Readonly<Record<string, string>>;
  /** Stands before its names in the address, where two lists share one. */
  prefix?: string;
}

/** What is requested of a list, as its address holds it. */
export interface ListQuery {
  search: string;
  orderKey: string;
  orderDirection: Direction;
  /** From 1. */
  page: number;
  amount: number;
  filters: Readonly<Record<string, string>>;
}

export interface ListState extends ListQuery {
  searchFor: (text: string) => void;
  sortBy: (key: string) => void;
  filterBy: (changes: Readonly<Record<string, string>>) => void;
  toPage: (page: number) => void;
  /** Whether a search or a filter leaves rows out. */
  narrowed: boolean;
  /** Takes search and filters away. */
  clear: () => void;
  /** Under which name the address holds the page. */
  pageName: string;
}

const nameIn = ({ prefix = '' }: ListDefaults, name: string): string =>
  prefix ? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;

/** What an address says; what it does not say, or says wrongly, is as the defaults have it. */
export function readListQuery(address: Readonly<Record<string, unknown>>, defaults: ListDefaults = {}): ListQuery {
  const given = (name: string): string | undefined => {
    const value = address[nameIn(defaults, name)];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const direction = given('direction');
  const page = Number(given('page') ?? 1);
  return {
    search: given('search') ?? '',
    orderKey: given('sort') ?? defaults.sort?.key ?? '',
    orderDirection: direction === 'asc' || direction === 'desc' ? direction : (defaults.sort?.direction ?? 'asc'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    amount: defaults.amount ?? listAmount.usual,
    filters: Object.fromEntries(
      Object.entries(defaults.filters ?? {}).map(([name, value]) => [name, given(name) ?? value]),
    ),
  };
}

/** The part of the address that holds a query; whatever else stands there is kept by whoever sets it. */
export function writeListQuery(query: ListQuery, defaults: ListDefaults = {}): Record<string, string | undefined> {
  const unless = (value: string, usual: string | undefined) => (value === (usual ?? '') ? undefined : value);
  const sorted = query.orderKey !== defaults.sort?.key || query.orderDirection !== defaults.sort.direction;
  const written = {
    search: unless(query.search, ''),
    sort: sorted ? query.orderKey || undefined : undefined,
    direction: sorted && query.orderKey ? query.orderDirection : undefined,
    page: unless(String(query.page), '1'),
    ...Object.fromEntries(
      Object.entries(query.filters).map(([name, value]) => [name, unless(value, defaults.filters?.[name])]),
    ),
  };
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [nameIn(defaults, name), value]));
}

/** A first click on another column sorts upwards, the next one turns the order round. */
const turned = (query: ListQuery, key: string): Direction =>
  query.orderKey === key && query.orderDirection === 'asc' ? 'desc' : 'asc';

/** The state of a list lives in the address: back, reload and a pasted link all lead to the same rows. */
export function useListState(defaults: ListDefaults = {}): ListState {
  const query = readListQuery(useSearch({ strict: false }), defaults);
  const navigate = useNavigate();
  function go(change: Partial<ListQuery>, replace = false): void {
    const search = (before: Record<string, unknown>) => {
      // Read anew: two changes may come before the page is drawn again.
      const known = readListQuery(before, defaults);
      const filters = { ...known.filters, ...change.filters };
      return { ...before, ...writeListQuery({ ...known, page: 1, ...change, filters }, defaults) };
    };
    void navigate({ to: '.', search: search as never, replace, resetScroll: change.page !== undefined });
  }
  return {
    ...query,
    // Typing would otherwise leave an entry in the history for every pause.
    searchFor: (search) => go({ search }, true),
    sortBy: (key) => go({ orderKey: key, orderDirection: turned(query, key) }),
    filterBy: (filters) => go({ filters }),
    toPage: (page) => go({ page }),
    narrowed: query.search !== '' || Object.values(query.filters).some(Boolean),
    clear: () => go({ search: '', filters: Object.fromEntries(Object.keys(query.filters).map((name) => [name, ''])) }),
    pageName: nameIn(defaults, 'page'),
  };
}

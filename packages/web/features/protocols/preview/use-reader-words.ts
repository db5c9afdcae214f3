import { defaultLanguage } from '@assay/domain/constants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { pointNamesQuery } from '../../points/points.queries.ts';
import { termsQuery } from '../../translations/translations.queries.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';

/** How the reader of a protocol calls what it is made of; English where there is no translation. */
export interface ReaderWords {
  title: (text: string) => string;
  phase: (text: string) => string;
  pointName: (inspectionPointId: string) => string | undefined;
}

export function useReaderWords(): ReaderWords {
  const language = useReaderLanguage() ?? defaultLanguage;
  const enabled = language !== defaultLanguage;
  const { data: terms } = useQuery({ ...termsQuery, enabled });
  const { data: points } = useQuery({ ...pointNamesQuery(language), enabled });
  return useMemo(() => {
    const words = new Map(
      (terms ?? []).flatMap(({ kind, source, translations }) =>
        translations.filter(({ name }) => name === language).map(({ value }) => [`${kind} ${source}`, value] as const),
      ),
    );
    const names = new Map((points ?? []).map(({ id, nameInLanguage }) => [id, nameInLanguage]));
    return {
      title: (text) => words.get(`category ${text}`) ?? text,
      phase: (text) => words.get(`phase ${text}`) ?? text,
      pointName: (id) => names.get(id),
    };
  }, [terms, points, language]);
}

/** The protocol with its titles as the reader knows them. */
export const inWordsOf = (protocol: PreviewedProtocol, { title }: ReaderWords): PreviewedProtocol => ({
  ...protocol,
  categories: protocol.categories.map((category) => ({
    ...category,
    title: title(category.title),
    subcategoryTitles: category.subcategoryTitles.map(title),
  })),
});

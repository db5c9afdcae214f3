import type { Import } from '@assay/contract/imports';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { callForFile } from '../../api/call-for-file.ts';
import { upload } from '../../api/upload.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { ImportNoun } from './import-noun.ts';

const pollInterval = 1000;

const isWorking = ({ state }: Import): boolean => state === 'comparing' || state === 'applying';
export const isUnfinished = (one: Import): boolean => isWorking(one) || one.state === 'preview';

export const importKey = ({ noun }: ImportNoun): readonly string[] => [noun, 'imports'];

/** Fetched again every second while the server works on it. */
export const importQuery = (noun: ImportNoun, id: string) =>
  queryOptions({
    queryKey: [...importKey(noun), 'one', id],
    queryFn: ({ signal }) => call(noun.calls.get, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? pollInterval : false),
  });

/** The import that this browser began last, so that it can be found again. */
const memory = ({ noun }: ImportNoun) => `assay.import.${noun}`;
export const rememberedImport = (noun: ImportNoun): string | null => localStorage.getItem(memory(noun));
const forgetImport = (noun: ImportNoun): void => localStorage.removeItem(memory(noun));

export function useStartImport(noun: ImportNoun) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const start = useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => {
      setShare(0);
      return upload(noun.calls.start, { files: { file: [file] }, onProgress: setShare, signal });
    },
    onSuccess: (begun) => {
      localStorage.setItem(memory(noun), begun.id);
      client.setQueryData(importQuery(noun, begun.id).queryKey, begun);
    },
  });
  return { start, share };
}

export function useConfirmImport(noun: ImportNoun, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(noun.calls.confirm, { params: { id } }),
    onSuccess: (begun) => client.setQueryData(importQuery(noun, id).queryKey, begun),
    onError: () => client.invalidateQueries(importQuery(noun, id)),
  });
}

export const useSaveFaultyLines = (noun: ImportNoun, { id, fileName }: Import) =>
  useMutation({
    mutationFn: () => callForFile(noun.calls.faulty, { params: { id } }),
    onSuccess: (bytes) => saveFile(`${fileName.replace(/\.[^.]*$/, '')}-faulty.csv`, bytes),
  });

export function useCancelImport(noun: ImportNoun, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(noun.calls.cancel, { params: { id } }),
    onSuccess: () => forgetImport(noun),
    onSettled: () => client.invalidateQueries(importQuery(noun, id)),
  });
}

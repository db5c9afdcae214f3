import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of protocols as it was left for one of them. */
    protocolList?: Record<string, string>;
  }
}

/** What of the address the way back from a protocol leads to; nothing where it was not opened from the list. */
export const useListAddress = (): Record<string, string> => useLocation().state.protocolList ?? {};

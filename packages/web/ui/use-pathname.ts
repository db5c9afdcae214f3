import { useLocation } from '@tanstack/react-router';

/** The page one is on; what else its address says may change without whoever asks for this being drawn again. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });

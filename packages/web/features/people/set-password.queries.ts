import { externalUsers } from '@assay/contract/people';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const meta = { failureShownInPlace: true } as const;

export const useSetPassword = (id: string, token: string) =>
  useMutation({
    meta,
    mutationFn: (password: string) => call(externalUsers.setPassword, { params: { id }, body: { password, token } }),
  });

export const useResendLink = (id: string) =>
  useMutation({ meta, mutationFn: () => call(externalUsers.forgotPassword, { body: { id } }) });

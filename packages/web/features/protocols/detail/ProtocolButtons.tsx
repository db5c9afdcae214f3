import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { can } from '@assay/domain/access';
import { Button } from '@mantine/core';
import { IconCopy, IconFileSpreadsheet, IconReplace, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useListAddress } from '../list-address.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { useExportProtocol } from '../protocols.queries.ts';
import { DeleteProtocolDialog } from './DeleteProtocolDialog.tsx';
import { pointNamesOf } from './dependencies/protocol-view.ts';
import { t } from './detail.texts.ts';

/** What can be done with a protocol. */
export function ProtocolButtons({ protocol }: { protocol: ProtocolReply }) {
  const { protocolId, editable, deleted } = protocol;
  const session = useSession();
  const navigate = useNavigate();
  const address = useListAddress();
  const exporting = useExportProtocol(protocolId);
  const names = useMemo(() => pointNamesOf(protocol), [protocol]);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t('export')}
      </Button>
      <PreviewButton protocol={() => protocol} pointName={({ id }) => names.get(id)} />
      {can(session, 'protocols.author') && (
        <LinkButton
          to="/Protocols"
          search={{ tab: 'tab-2', copyOf: protocolId } as never}
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
        >
          {t('copy')}
        </LinkButton>
      )}
      {editable && (
        <LinkButton
          to="/Protocols"
          search={{ tab: 'tab-2', copyOf: protocolId, replace: 'yes' } as never}
          variant="default"
          leftSection={<IconReplace size={18} aria-hidden />}
        >
          {t('replace')}
        </LinkButton>
      )}
      {editable && deleted === null && (
        <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      )}
      {deleting && (
        <DeleteProtocolDialog
          protocol={protocol}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate({ to: '/Protocols', search: address as never, replace: true })}
        />
      )}
    </>
  );
}

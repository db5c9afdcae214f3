import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { SignaturePanel } from './SignaturePanel.tsx';
import { signerTitle } from './signer-title.ts';

export const SignaturesPane = ({ isFactoryTest }: { isFactoryTest: boolean }) => (
  <FieldGrid>
    <SignaturePanel signer="provider" title={signerTitle('provider', isFactoryTest)} />
    <SignaturePanel signer="customer" title={signerTitle('customer', isFactoryTest)} />
  </FieldGrid>
);

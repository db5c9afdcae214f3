import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { SignaturePanel } from './SignaturePanel.tsx';
import { t } from './signatures.texts.ts';

/** Two signatures; a factory acceptance test calls them otherwise. */
export const SignaturesPane = ({ isFactoryTest }: { isFactoryTest: boolean }) => (
  <FieldGrid>
    <SignaturePanel signer="provider" title={t(isFactoryTest ? 'inspectedBy' : 'inspector')} />
    <SignaturePanel signer="customer" title={t(isFactoryTest ? 'approvedBy' : 'customer')} />
  </FieldGrid>
);

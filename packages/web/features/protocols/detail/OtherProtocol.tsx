import { TextLink } from '../../../ui/TextLink.tsx';

interface OtherProtocolProps {
  protocolId: string;
  name: string;
}

/** The way to another protocol, and from there back to the same list. */
export const OtherProtocol = ({ protocolId, name }: OtherProtocolProps) => (
  <TextLink to="/Protocols/$id" params={{ id: protocolId }} state={true}>
    {name}
  </TextLink>
);

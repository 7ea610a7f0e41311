import { limits } from '../../../domain/limits.ts';
import { refuse } from '../../../domain/refusals.ts';
import { bytesAt, type Reach } from '../../../server-kit/fetchOpen.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { SamlError } from '../xml/xml.ts';
import { readProviderMetadata } from './providerMetadata.ts';

const wanted = {
  accept: 'application/samlmetadata+xml, application/xml, text/xml',
  most: limits.samlMetadata,
};

/** Handles metadata of service providers that an operator hands over, or the address of which. */
export function metadataHandlers({ clock }: Pick<Kit, 'clock'>, reach: Reach = {}) {
  return {
    async readSamlMetadata({ xml, address }: { xml?: string | undefined; address?: string | undefined }) {
      const bytes = xml === undefined && address ? await bytesAt(address, wanted, reach) : null;
      const text = xml ?? (bytes ? new TextDecoder().decode(bytes) : refuse('sso.metadataNone'));
      try {
        const found = readProviderMetadata(text, new Date(clock()));
        return { ...found, ...(bytes && address && { metadata_url: address }) };
      } catch (error) {
        if (!(error instanceof SamlError)) throw error;
        return refuse('sso.metadata', { reason: error.message });
      }
    },
  };
}

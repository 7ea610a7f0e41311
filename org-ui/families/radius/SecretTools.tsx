import AutorenewIcon from '@mui/icons-material/Autorenew';
import { IconButton, Tooltip } from '@mui/material';
import type { Field } from '../../../web-kit/form/fields.ts';
import { CopyButton } from '../../parts/copy/CopyButton.tsx';
import { newSecret } from './fields.ts';
import { radiusTexts } from './texts.ts';

const { fields: t } = radiusTexts;

/** Makes a new shared secret in place of what is typed, and copies what is there. */
function SecretTools({ value, change }: { value: string; change: (value: string) => void }) {
  return (
    <>
      {value && <CopyButton what={t.secret} text={value} />}
      <Tooltip title={t.generate}>
        <IconButton size="small" aria-label={t.generate} onClick={() => change(newSecret())}>
          <AutorenewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}

/** The fields of a form, of which the shared secret can be generated and copied. */
export const withSecretTools = <K extends string>(fields: readonly Field<K>[]): readonly Field<K>[] =>
  fields.map((field) => (field.key === 'radius_client_secret' ? { ...field, End: SecretTools } : field));

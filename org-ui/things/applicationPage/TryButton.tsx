import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { call } from '../../../web-kit/call.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { texts } from './texts.ts';

/**
 * Signs somebody in to the application in a new window, which shows what the application would get. The window opens with
 * the press, because browsers block one that opens later.
 */
export function TryButton({ appId }: { appId: string }) {
  return (
    <CommandButton
      label={texts.tries}
      size="small"
      variant="outlined"
      icon={<OpenInNewOutlined />}
      run={async () => {
        const opened = window.open('', '_blank');
        try {
          const { url } = await call('POST /tryApplication/:appId', { appId });
          (opened ?? window).location.replace(url);
        } catch (error) {
          opened?.close();
          throw error;
        }
      }}
    />
  );
}

import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { likewise, sends } from '../../../web-kit/sends.ts';
import { texts } from './texts.ts';

const tries = sends('POST /tryApplication/:appId', (appId: string) => ({ appId }));
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
      run={likewise(tries, async () => {
        const opened = window.open('', '_blank');
        try {
          const { url } = await tries(appId);
          (opened ?? window).location.replace(url);
        } catch (error) {
          opened?.close();
          throw error;
        }
      })}
    />
  );
}

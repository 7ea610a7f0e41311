import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { words } from '../../base/words.ts';
import { suspensionOf } from './person.ts';

type PersonSuspensionProps = {
  of: Parameters<typeof suspensionOf>[0];
  whom: string;
  /** At the end of a row, where its label has the name of the person. */
  iconOnly?: boolean;
};
/** The button that suspends or activates a person in all applications. */
export function PersonSuspension({ of, whom, iconOnly = false }: PersonSuspensionProps) {
  const icon = of.suspended ? <PlayArrow /> : <PauseCircleOutlined />;
  const verb = suspensionOf(of, whom);
  const label = iconOnly ? words.rowVerbs[of.suspended ? 'activate' : 'suspend'](whom) : verb.label;
  return <CommandButton {...verb} {...{ label, icon, iconOnly }} {...(iconOnly ? {} : { size: 'small' })} />;
}

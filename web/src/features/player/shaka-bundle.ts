import 'shaka-player/dist/controls.css';
import './player.css';
import shaka from 'shaka-player/dist/shaka-player.ui-es2021';

export default shaka;

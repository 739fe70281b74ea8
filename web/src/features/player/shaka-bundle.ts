import './player.css';
import shaka from 'shaka-player/dist/shaka-player.compiled-es2021';

export default shaka;

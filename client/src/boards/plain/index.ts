import type { GameBoard } from '../contract';
import Board from './Board.svelte';

const plain: GameBoard = { Board };

export default plain;

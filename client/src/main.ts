import { mount } from 'svelte';
import App from './App.svelte';
import { tips } from './parts/tips.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const place = document.getElementById('app');
// What stood there was for the moment before this script came.
place?.replaceChildren();
if (place) mount(App, { target: place });
tips.listen();

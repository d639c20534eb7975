import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const place = document.getElementById('app');
if (place) mount(App, { target: place });
